/** How often a race or a crash is tried: a few times before every commit, many times in `npm run proof`. */
export const rounds = (few: number, many: number): number => (process.env.PROOF ? many : few);
