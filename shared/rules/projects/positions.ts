/** How many members a role is for, and how many it has. */
export interface Positions {
  limit: number;
  filled: number;
}

/** Whether every position of a role is filled. */
export const isFull = ({ limit, filled }: Positions): boolean => filled >= limit;
