/** The function that answers API calls for which the contract has no route. */
export const NOT_FOUND = { id: 'not-found', file: 'not-found/handler.ts', path: '/api/{proxy+}' } as const;
