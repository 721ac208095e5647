import type { Decorator } from '@storybook/react-vite';
import { withLanguage } from '@hien/ui/testing';
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

/**
 * Sets on <html> what the server sets in the product: language, brand and mode. On a page of documentation, where many
 * stories stand below each other, one with a look of its own keeps it to itself.
 */
export const withAppearance: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const { language, brand, mode } = globals as Look;
  return viewMode === 'docs' && Object.keys(storyGlobals).length > 0 ? (
    <div className="docs-look" lang={language} data-brand={brand} data-mode={mode}>
      <Story />
    </div>
  ) : (
    <Appearance language={language} brand={brand} mode={mode}>
      <Story />
    </Appearance>
  );
};

/** Parts and their sheets bring their words in three languages; a screen brings its own messages. */
export const withWords: Decorator = (Story, context) =>
  context.title.startsWith('ui/') ? withLanguage(Story, context) : <Story />;
