import axe from 'axe-core';
import { isClear, outwards } from './visible.ts';

const STATES = ['disabled', 'aria-disabled', 'aria-selected', 'aria-pressed', 'aria-current'];

/** What decides how a text and its ground are coloured, whatever the brand. */
function colouring(element: HTMLElement): string {
  const chain = [...outwards(element)].flatMap((box) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(box);
    const states = STATES.map((state) => box.getAttribute(state)).join();
    const plain = isClear(backgroundColor) && backgroundImage === 'none' && opacity === '1';
    return plain && !states.replaceAll(',', '')
      ? []
      : `${box.className} ${backgroundColor} ${opacity} ${states} ${box.dataset.mode ?? ''}`;
  });
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  return [element.className, color, fontSize, fontWeight, ...chain].join('|');
}

/** One element for each colouring on the page: of a table's hundred cells, one. */
export function colourings(): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const speaks =
      element.matches('input,textarea,select') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    if (!speaks || !element.checkVisibility()) continue;
    const key = colouring(element);
    if (!found.has(key)) found.set(key, element);
  }
  return [...found.values()];
}

/** The stories' own run leaves out the same one: a part is no page. */
const notOfParts = { region: { enabled: false } };

/** What axe says of the whole page apart from contrast, which one element of each colouring answers for. */
export async function wrong(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { ...notOfParts, 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`),
  );
}

/** Those of the elements whose text does not stand out from its ground, each in a line. */
export async function faint(elements: readonly HTMLElement[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: elements.map((element) => element as Node) },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ any, html }) => `${any[0]?.message ?? ''} ${html.slice(0, 160)}`),
  );
}
