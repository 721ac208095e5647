import type { Box } from '@hien/domain/office-plan';
import { type RefObject, useEffect, useState } from 'react';

/**
 * How many metres a pixel of the screen is in a drawing, so that what a finger takes hold of is as large on every screen.
 * @param view what the drawing shows, in metres
 */
export function useMetresPerPixel(
  drawing: RefObject<SVGSVGElement | null>,
  { width, height }: Box,
): number {
  const [size, setSize] = useState({ width: 640, height: 480 });
  useEffect(() => {
    const element = drawing.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setSize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing]);
  // All of it is seen: the side that is scarce decides.
  return Math.max(width / size.width, height / size.height);
}
