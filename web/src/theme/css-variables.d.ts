import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set in `style`. */
    [name: `--${string}`]: string | number | undefined;
  }
}
