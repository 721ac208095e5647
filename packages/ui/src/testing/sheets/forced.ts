import { cdp } from 'vitest/browser';
import { isClear, isSeen, outwards, elementPath, short } from './visible.ts';

/** Draws the page as with a contrast theme of the system: its few colours in place of ours. */
export const forceColours = (on: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: on ? 'active' : 'none' }],
  });

/** Into the corner, from where another file of tests has left it: what is pointed at has a ground of its own. */
export const takePointerAway = () =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });

const CONTROLS =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';
const CHOSEN = [
  ['aria-selected', 'true'],
  ['aria-pressed', 'true'],
  ['aria-checked', 'true'],
  ['aria-current', 'page'],
  ['aria-current', 'step'],
  ['aria-current', 'true'],
  ['aria-current', 'date'],
] as const;
const SIDES = ['top', 'right', 'bottom', 'left'];

const nameOf = (element: Element) =>
  `${elementPath(element)} “${short(element.getAttribute('aria-label') ?? element.textContent)}”`;

/** A ground that differs from the page's. */
function ground(style: CSSStyleDeclaration): string {
  const page = getComputedStyle(document.documentElement).backgroundColor;
  return isClear(style.backgroundColor) || style.backgroundColor === page
    ? ''
    : style.backgroundColor;
}

const edged = (style: CSSStyleDeclaration) =>
  SIDES.some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      style.getPropertyValue(`border-${side}-width`) !== '0px',
  ) ||
  (style.outlineStyle !== 'none' && style.outlineWidth !== '0px');

export const controls = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isSeen(control) && !control.matches(':disabled'),
  );

/** Controls that a ground of their own sets off from the page: without it they need an edge. To be asked before. */
export const grounded = (): HTMLElement[] =>
  controls().filter((control) => {
    if (control.matches('input[type=range],input[type=checkbox],input[type=radio]')) return false;
    const { backgroundColor } = getComputedStyle(control);
    return !isClear(backgroundColor) && control.getBoundingClientRect().width > 1;
  });

/** Those that have no edge once their ground is gone. */
export const edgeless = (were: readonly HTMLElement[]): string[] =>
  were
    .filter((control) => {
      const style = getComputedStyle(control);
      return style.forcedColorAdjust !== 'none' && !edged(style);
    })
    .map((control) => `${nameOf(control)} has no edge`);

/** One edge as it is drawn; nothing for one that is not, whatever colour it has. */
function edge(style: CSSStyleDeclaration, side: string): string {
  const [line, width, colour] = ['style', 'width', 'color'].map((part) =>
    style.getPropertyValue(`border-${side}-${part}`),
  );
  return line === 'none' || width === '0px' ? '' : `${line} ${width} ${colour}`;
}

const BOXES = ['', '::before', '::after'] as const;

/** What an eye can tell of an element in few colours: edges, signs, weight, underlining, system colours. */
function look(element: Element): string {
  const boxes = [element, ...element.querySelectorAll('*')].filter(isSeen);
  return boxes
    .flatMap((box) =>
      BOXES.map((pseudo) => {
        const style = getComputedStyle(box, pseudo || null);
        if (pseudo && (style.content === 'none' || style.display === 'none')) return '';
        return [
          box.tagName,
          style.fontWeight,
          style.textDecorationLine,
          style.color,
          ground(style),
          style.outlineStyle === 'none' ? '' : style.outlineWidth,
          ...SIDES.map((side) => edge(style, side)),
          box.tagName === 'path' ? box.getAttribute('d') : '',
        ].join('|');
      }),
    )
    .join('\n');
}

/** Chosen ones among others of their kind that look like the others. */
export function unmarked(): string[] {
  return CHOSEN.flatMap(([attribute, value]) =>
    [...document.body.querySelectorAll(`[${attribute}="${value}"]`)].flatMap((chosen) => {
      const kin = [
        ...(chosen.parentElement?.parentElement?.querySelectorAll(chosen.tagName) ?? []),
      ].find(
        (other) =>
          other !== chosen &&
          other.getAttribute(attribute) !== value &&
          isSeen(other) &&
          other.getAttribute('role') === chosen.getAttribute('role') &&
          other.children.length === chosen.children.length,
      );
      return kin && isSeen(chosen) && look(kin) === look(chosen)
        ? [`${nameOf(chosen)} is ${attribute} and does not look it`]
        : [];
    }),
  );
}

/** Controls that look the same with the keyboard on them. */
export function ringless(): string[] {
  const blur = () => (document.activeElement as HTMLElement | null)?.blur();
  return controls().flatMap((control) => {
    blur();
    const before = ring(control);
    control.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement !== control) return [];
    const after = ring(control);
    return after === before ? [`${nameOf(control)} shows no focus`] : [];
  });
}

/** Outlines and edges of a control, of what stands beside it and of what holds it. */
const ring = (control: HTMLElement): string =>
  [...outwards(control)]
    .slice(0, 4)
    .flatMap((box) => [box, ...box.children])
    .flatMap((box) => BOXES.map((pseudo) => getComputedStyle(box, pseudo || null)))
    .map((style) =>
      style.outlineStyle === 'none'
        ? style.borderTopWidth + style.borderTopStyle
        : `${style.outlineStyle} ${style.outlineWidth}`,
    )
    .join(',');
