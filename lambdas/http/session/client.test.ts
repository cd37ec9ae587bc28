import { describe, expect, it } from 'vitest';
import { clientName } from './client.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROMEBOOK = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  it.each([
    [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
    [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on Windows'],
    [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${IPHONE} CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [`${MAC} Version/17.5 Safari/605.1.15`, 'Safari on macOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
      'Firefox on macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
    [`${CHROMEBOOK} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['Something (Windows NT 10.0)', 'Windows'],
  ])('is what people call it: %s', (userAgent, name) => {
    expect(clientName(userAgent)).toBe(name);
  });

  it.each(['', 'curl/8.5.0', 'x'.repeat(5_000), '<script>alert(1)</script>'])(
    'is none when it is no known browser: %s',
    (userAgent) => {
      expect(clientName(userAgent)).toBe('');
    },
  );

  it('is never long, and found at once, whatever a browser calls itself', () => {
    const begun = performance.now();
    expect(clientName(`Version/${'1 '.repeat(50_000)} Chrome/1`)).toBe('');
    expect(performance.now() - begun).toBeLessThan(50);
  });
});
