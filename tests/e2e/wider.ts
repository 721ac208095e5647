import type { Page } from '@playwright/test';

/** Letters of this size, as people set them in their browser. */
export async function setLetters(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, percent);
}

/**
 * Figures as wide as figures get, so that what is found does not hang on which order or product is looked at.
 */
async function widestFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.tagName !== 'SCRIPT') text.data = text.data.replaceAll(/\d/g, '8');
    }
  });
}

/**
 * What reaches beyond the window's right edge and makes the page wider than it: the innermost elements, as
 * `tag.class "text" +px`. What scrolls or is cut inside a box of its own is not counted.
 */
export async function wider(page: Page): Promise<string[]> {
  await widestFigures(page);
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    const boxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const over = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1 && !boxed(element),
    );
    const innermost = over.filter(
      (element) => !over.some((other) => other !== element && element.contains(other)),
    );
    return innermost.map((element) => {
      const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const by = Math.round(element.getBoundingClientRect().right - edge);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words}” +${by}`;
    });
  });
}

/**
 * What stands in a row that is pushed sideways and is narrower than its words, though the row has room for them: chips that were
 * squeezed into several lines instead of being pushed. As `tag "text"`.
 */
export function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const row of document.querySelectorAll<HTMLElement>('main *')) {
      const { display, flexWrap, overflowX } = getComputedStyle(row);
      if (display !== 'flex' || flexWrap !== 'nowrap' || overflowX !== 'auto') continue;
      for (const pressed of row.querySelectorAll<HTMLElement>('a, button')) {
        const { inlineSize } = pressed.style;
        const is = pressed.getBoundingClientRect().width;
        pressed.style.inlineSize = 'max-content';
        const wanted = pressed.getBoundingClientRect().width;
        pressed.style.inlineSize = inlineSize;
        // Cards have a measure of their own; a chip is as wide as its words.
        const isChip = pressed.querySelector('img, svg[role=img], p') === null;
        if (isChip && is > 0 && is < wanted - 1 && wanted <= row.clientWidth)
          found.push(`${pressed.tagName.toLowerCase()} “${(pressed.textContent ?? '').trim()}”`);
      }
    }
    return found;
  });
}

/**
 * Words that are cut off in the part of the page that leads everywhere else, the bar at the foot of a phone. Texts of cards are cut
 * on purpose: the whole one is a press away.
 */
export function cutInBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav a span')].flatMap((label) => {
      const { overflowX, overflowY } = getComputedStyle(label);
      const isCut =
        (overflowX === 'hidden' && label.scrollWidth > label.clientWidth + 1) ||
        (overflowY === 'hidden' && label.scrollHeight > label.clientHeight + 2);
      return isCut && label.clientWidth > 2 ? [label.textContent ?? ''] : [];
    }),
  );
}
