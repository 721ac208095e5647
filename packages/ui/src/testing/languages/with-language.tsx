import type { Decorator } from '@storybook/react-vite';
import { StoryLanguage, tell } from './InLanguage.tsx';
import type { Language } from './words.ts';

/** A story in the language of the toolbar: its args are told here, what it renders itself by `Sheet` or `InLanguage`. */
export const withLanguage: Decorator = (Story, { args, globals }) => {
  const { language = 'vi' } = globals as { language?: Language };
  return (
    <StoryLanguage key={language} value={language}>
      <Story args={tell(args, language)} />
    </StoryLanguage>
  );
};
