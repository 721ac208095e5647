import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Sets on <html> what the server sets in the product: language, brand and mode. */
export const withAppearance: Decorator = (Story, { globals }) => {
  const { language, brand, mode } = globals as { language: string; brand: string; mode: string };
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.brand = brand;
    root.dataset.mode = mode;
  }, [language, brand, mode]);
  return <Story />;
};
