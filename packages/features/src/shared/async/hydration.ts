/**
 * What hydration tells the page's inline script (`apps/web/src/early-input`), which holds back what is pressed before React
 * listens. The server marks what React has not hydrated yet with an attribute; two events on the window say what happens.
 */
export const dehydrated = 'data-dehydrated';
export const hydratingEvent = 'hien:hydrating';
export const hydratedEvent = 'hien:hydrated';

/** Just before React takes over a marked element: it writes the server's values over what was typed into it. */
export function announceHydrating(): void {
  window.dispatchEvent(new Event(hydratingEvent));
}

/** A marked element has its listeners and has lost its mark. */
export function announceHydrated(): void {
  window.dispatchEvent(new Event(hydratedEvent));
}
