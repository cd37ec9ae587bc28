import { conversationFrames } from '../conversations/frames.ts';
import { liveHandler } from '../live/handler.ts';

/** The live channel, with what frames do of all resources. */
export const handler = liveHandler(conversationFrames);
