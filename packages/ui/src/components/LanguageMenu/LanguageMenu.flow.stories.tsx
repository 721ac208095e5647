import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { LanguageMenu } from './LanguageMenu.tsx';
import shown, { Closed } from './LanguageMenu.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/LanguageMenu/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof LanguageMenu>;
export default meta;

export const EachInItsOwnLanguage: StoryObj<typeof meta> = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Tiếng Việt/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    // The browser tells that it is open in a task of its own, and only then the focus goes there.
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Tiếng Việt' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const korean = canvas.getByRole('menuitem', { name: '한국어' });
    await expect(korean).toHaveFocus();
    await expect(within(korean).getByText('한국어').closest('[lang]')).toHaveAttribute(
      'lang',
      'ko',
    );
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
