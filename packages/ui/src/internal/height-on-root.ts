/**
 * For a `ref`: while the element is shown, its height stands on the page as a custom property, so that what floats keeps clear of it,
 * however high its letters make it. `gap` is added, in pixels.
 */
export const heightOnRoot =
  (property: `--${string}`, gap = 0) =>
  (element: HTMLElement): (() => void) => {
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      if (height > 0) page.setProperty(property, `${height + gap}px`);
      else page.removeProperty(property);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(property);
    };
  };
