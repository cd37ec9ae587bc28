import { afterEach, expect, it } from 'vitest';
import { configure } from '../testing/environment.ts';
import { isPushService } from './services.ts';

const LOCAL = 'http://127.0.0.1:4000';

afterEach(() => configure({ LOCAL_PUSH_SERVICE: undefined }));

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push services of browsers are called: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  'https://fcm.googleapis.com.evil.example/',
  'https://evilnotify.windows.com/',
  'https://notify.windows.com/',
  'https://evil.example/#.push.apple.com',
  'https://web.push.apple.com:444/',
  'https://web.push.apple.com@evil.example/',
  'https://me@web.push.apple.com/',
  'http://web.push.apple.com/',
  'https://web.push.apple.com./',
  'https://[::1]/',
  'file:///etc/passwd',
  'nonsense',
  `${LOCAL}/abc`,
])('nothing else is: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

it('one of this machine is called only where tests name it', () => {
  configure({ LOCAL_PUSH_SERVICE: LOCAL });
  expect(isPushService(`${LOCAL}/abc`)).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/abc')).toBe(false);
  expect(isPushService('http://127.0.0.1:4000.evil.example/abc')).toBe(false);
});
