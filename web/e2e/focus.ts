import type { Page } from '@playwright/test';

/**
 * What has the focus: its role and name, and what keeps somebody from seeing where they are; undefined for nothing, as
 * before the first and behind the last stop of a screen.
 */
export const focused = (page: Page): Promise<{ name: string; wrong: string[] } | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const wrong: string[] = [];
    const hasOutline = (one: Element | null) =>
      one !== null &&
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    // The kit draws switches and radios beside their input, and the outline of a field around its wrapper, with tags in it
    // around those as well.
    const near = [
      element,
      element.parentElement,
      element.parentElement?.parentElement ?? null,
      element.nextElementSibling,
      element.closest('label'),
    ];
    // The browser itself draws the focus of what stands inside a field for dates, or of the controls of a video.
    const isDrawnInside = element.matches('input[type="date"], video:not(:focus)');
    if (!near.some(hasOutline) && !isDrawnInside) wrong.push('has no outline');

    const shown = near.find(hasOutline) ?? element;
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    if (width < 2 || height < 2) wrong.push('has no size');
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      wrong.push('is outside of the window');
    const inside = (value: number, end: number) => Math.min(Math.max(value, 1), end - 1);
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [
        inside(left + width * x, innerWidth),
        inside(top + height * y, innerHeight),
      ]),
    );
    const isSeen = points.some(([x = 0, y = 0]) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (shown.contains(above) || above.contains(shown) || above.contains(element));
    });
    if (!isSeen) wrong.push('is covered');
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return { name: `${element.tagName.toLowerCase()} "${name}"`, wrong };
  });
