import type { Page } from '@playwright/test';

/**
 * Finds what somebody cannot read on a screen: text that leaves the window, its button or a box that hides what
 * overflows, text that lies below something else, and words of a field that do not fit into it. Texts that end with an
 * ellipsis on purpose, and those for screen readers only, are fine. While a dialog is open, only it is looked at. To be
 * called in a window as tall as the page.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    // What arrived late may have made the page taller than its window.
    window.scrollTo(0, 0);
    const found = new Set<string>();
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const root = dialog ?? document.body;
    const isOverlaid = document.querySelector('[role="menu"], [role="listbox"]') !== null;

    const chain = (element: Element): Element[] =>
      element.parentElement ? [element, ...chain(element.parentElement)] : [element];
    const isForReaders = (element: Element) =>
      chain(element).some((one) => {
        const { clip, clipPath, opacity } = getComputedStyle(one);
        return clip !== 'auto' || clipPath !== 'none' || opacity === '0';
      });
    const isShortened = (element: Element) =>
      chain(element).some((one) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(one);
        return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      });
    const leaves = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - SLACK || inner.right > outer.right + SLACK;
    const isHidden = (rect: DOMRect, element: Element) =>
      chain(element).some((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (one === document.documentElement || one === document.body) return false;
        const box = one.getBoundingClientRect();
        return (
          (overflowX !== 'visible' && leaves(rect, box)) ||
          (overflowY !== 'visible' && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK))
        );
      });
    // What scrolls in a box of its own can be scrolled to.
    const isScrolledAway = (rect: DOMRect, element: Element) =>
      chain(element).some((one) => {
        const isScroller = /auto|scroll/.test(getComputedStyle(one).overflowY);
        if (!isScroller || one.scrollHeight <= one.clientHeight) return false;
        const box = one.getBoundingClientRect();
        return rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK;
      });
    // Whole cards may be links, and radios lie over their words: what paints nothing covers nothing.
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isPicture = element.matches('img, svg, video, canvas');
      return isPicture || backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    };
    // The bar of tabs stays at the edge of the window while the page scrolls away below it.
    const isAtEdge = (element: Element) =>
      !dialog && chain(element).some((one) => getComputedStyle(one).position === 'fixed');
    const isCovered = (rect: DOMRect, element: Element) => {
      const above = document.elementsFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      const own = above.findIndex((one) => element.contains(one) || one.contains(element));
      return above.slice(0, own === -1 ? undefined : own).some((one) => paints(one) && !isAtEdge(one));
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = element.closest('a, button, [role="tab"]');
      const tell = (what: string) => found.add(`${what}: ${text.slice(0, 60)}`);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0 || isShortened(element) || isScrolledAway(rect, element)) continue;
        if (leaves(rect, new DOMRect(0, 0, innerWidth, 0))) tell('outside of the window');
        else if (control && getComputedStyle(control).display !== 'inline') {
          if (leaves(rect, control.getBoundingClientRect())) tell('outside of its button');
        }
        if (isHidden(rect, element)) tell('cut');
        else if (!isOverlaid && isCovered(rect, element)) tell('covered');
      }
    }

    const context = document.createElement('canvas').getContext('2d');
    for (const field of root.querySelectorAll('input, select')) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const words =
        field instanceof HTMLSelectElement
          ? field.selectedOptions[0]?.text
          : field.value || field.placeholder;
      const isText = field instanceof HTMLSelectElement || /^(text|search|email|url|tel)$/.test(field.type);
      if (!words || !context || !isText || !field.checkVisibility() || isForReaders(field)) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      context.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // What somebody types may be longer than a field; what we say in it may not.
      if (field instanceof HTMLInputElement && field.value !== '') continue;
      if (context.measureText(words).width > room + SLACK) found.add(`does not fit into its field: ${words}`);
    }
    return [...found];
  });
