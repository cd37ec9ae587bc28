import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved by itself, and where it went. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes, from the next navigation on, whatever moves without the person having done anything. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift))
        if (!hadRecentInput)
          window.shifts.push({
            value,
            moved: sources.map(
              (it) => `${name(it.node)}: ${place(it.previousRect)} -> ${place(it.currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since the navigation, as the web vital CLS counts it, and what. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => window.shifts);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}
