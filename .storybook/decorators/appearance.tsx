import type { Decorator } from '@storybook/react-vite';
import { Translated } from '@hien/ui/testing';
import { useLayoutEffect, type ReactNode } from 'react';

type Look = { language: string; brand: string; mode: string };

function Appearance({ language, brand, mode, children }: Look & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.brand = brand;
    root.dataset.mode = mode;
  }, [language, brand, mode]);
  return children;
}

/** Sets on <html> what the server sets in the product: language, brand and mode. */
export const withAppearance: Decorator = (Story, { globals }) => (
  <Appearance {...(globals as Look)}>
    <Story />
  </Appearance>
);

/** Parts and their sheets are written in Vietnamese; a screen brings its own messages. */
export const withWords: Decorator = (Story, { title, globals: { language } }) =>
  title.startsWith('ui/') && typeof language === 'string' ? (
    <Translated key={language} language={language}>
      <Story />
    </Translated>
  ) : (
    <Story />
  );
