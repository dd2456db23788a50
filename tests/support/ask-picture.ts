const BUSY = 503;
const MAX_TIMES = 20;

/** A picture, asked for again while it is being made, as browsers do; each refusal waits by itself. */
export async function askPicture(ask: () => Response | Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let times = 1; answer.status === BUSY && times < MAX_TIMES; times++) answer = await ask();
  return answer;
}
