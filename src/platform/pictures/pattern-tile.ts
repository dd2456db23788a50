/** One repeat of a pattern, and the two colours it is dyed with. */
export type Tile = { width: number; height: number; body: string };

export type Dyes = { cloth: string; accent: string };
