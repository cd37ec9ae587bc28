/** Days by how they are near. */
export const days = { today: 'Today', yesterday: 'Yesterday' } as const;
