/** The way to write to another member. */
export const messageLink = {
  message: 'Message',
  messageTo: (name: string): string => `Message ${name}`,
  sayHello: 'Say hello',
  sayHelloTo: (name: string): string => `Say hello to ${name}`,
} as const;
