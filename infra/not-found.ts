/** The function behind all paths and methods of the API that no route of the contract has. */
export const NOT_FOUND = { id: 'not-found', file: 'not-found/handler.ts', path: '/api/{proxy+}' } as const;
