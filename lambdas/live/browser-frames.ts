import { LIVE_FRAME_BYTES } from '../../shared/limits.ts';
import { type BrowserFrame, browserFrame } from '../../shared/model/live.ts';
import { isSuspended } from '../../shared/rules/members/suspension.ts';
import { liveAccount } from '../http/session/accounts.ts';
import { newViewer, type Viewer } from '../visibility/viewer.ts';
import { countFrame, readConnection } from './connections.ts';
import type { LiveEvent } from './event.ts';
import { closeConnection, sendFrame } from './push.ts';
import { watch } from './watches.ts';

/** Who has sent a frame. */
export interface Sender {
  memberId: string;
  viewer: Viewer;
}

type FrameOf<Type> = Extract<BrowserFrame, { type: Type }>;

/** Does what frames of one type ask for. */
export interface FrameHandler {
  type: BrowserFrame['type'];
  run(sender: Sender, frame: BrowserFrame): Promise<void>;
}

/** Declares what frames of a type do. */
export const onFrame = <Type extends BrowserFrame['type']>(
  type: Type,
  run: (sender: Sender, frame: FrameOf<Type>) => Promise<void>,
): FrameHandler => ({
  type,
  // Handlers get frames of their own type only.
  run: (sender, frame) => run(sender, frame as FrameOf<Type>),
});

/** The frame in a text; undefined when it is none, or too long. */
function parse(body = ''): BrowserFrame | undefined {
  if (Buffer.byteLength(body) > LIVE_FRAME_BYTES) return undefined;
  try {
    return browserFrame().safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Takes a frame of a browser. What is no frame of ours, or one too many, is ignored. */
export async function takeFrame(
  { requestContext: { connectionId }, body }: LiveEvent,
  handlers: readonly FrameHandler[],
): Promise<void> {
  const frame = parse(body);
  if (!frame) return;
  const connection = await readConnection(connectionId);
  if (!connection) return;
  if (frame.type === 'watch') return watch(connection, frame.topics);
  if (!(await countFrame(connection))) return;
  if (frame.type === 'ping') return void (await sendFrame(connectionId, { type: 'pong' }));
  const { memberId, sessionId } = connection;
  const account = await liveAccount(memberId, sessionId);
  if (!account) return closeConnection(connectionId);
  if (account.suspension && isSuspended(account.suspension)) return;
  const sender: Sender = { memberId, viewer: newViewer(memberId, Promise.resolve(account)) };
  for (const { type, run } of handlers) if (type === frame.type) await run(sender, frame);
}
