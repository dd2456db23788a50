/** A step of the pipeline answers a request or passes it on. */
export type Step = (request: Request, url: URL) => Response | null | Promise<Response | null>;
