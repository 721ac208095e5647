/** On what covers the page: the page does not scroll below it, and messages stand out of its way. */
export const covering = { 'data-covering': '' } as const;

/** On each message that lies over everything. */
export const message = { 'data-message': '' } as const;

/** Keeps a modal part open when a message is pressed: it lies over the part, not beside it. */
export const onInteractOutside = (event: CustomEvent<{ readonly originalEvent: Event }>): void => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-message]')) event.preventDefault();
};
