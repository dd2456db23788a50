export const verifyAccessToken = async (_token: string): Promise<string | null> => null;
