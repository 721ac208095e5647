import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor } from 'storybook/test';
import { Screen } from './TermsScreen.tsx';
import { announceAndConfirm, sayWhatChanges, send } from './story-steps.ts';

const meta = {
  title: 'screens/admin/Terms',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'admin/terms?document=cookies' },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { parameters: answers(mock('getTermsSource').pending()) };

export const ServerError: Story = {
  parameters: { ...answers(mock('getTermsSource').error()), ...oneLook },
};

/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};

/** Sent as it began: nobody has said what changes. */
export const Invalid: Story = { play: send };

/** One language has fewer points than the Vietnamese text: said while it is written. */
export const Unlike: Story = {
  parameters: answers(
    mock('getTermsSource').answer({
      data: {
        ...fixtures.termsSource,
        sections: fixtures.termsSource.sections.map((section, index) =>
          index === 0
            ? { ...section, points: section.points.map((point) => ({ ...point, en: null })) }
            : section,
        ),
      },
    }),
  ),
};

/** What announcing means, before it is done. */
export const Asked: Story = {
  play: async (context) => {
    await sayWhatChanges(context);
    await send(context);
    await screen.findByRole('alertdialog');
  },
};

/** Somebody else announced one meanwhile; what was written stays. */
export const StatusVersionConflict: Story = {
  parameters: answers(mock('announceTerms').error(409, { code: 'VERSION_CONFLICT' })),
  play: announceAndConfirm,
};

export const Done: Story = { play: announceAndConfirm };

/** A draft of an earlier visit. */
export const Draft: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'hien-draft:terms-cookies',
      JSON.stringify({ changes: { vi: 'Thêm một cookie.', en: '', ko: '' } }),
    );
  },
};

export const LongText: Story = {
  parameters: answers(
    mock('getTermsSource').answer({
      data: {
        ...fixtures.termsSource,
        sections: Array.from({ length: 12 }, () => fixtures.termsSource.sections).flat(),
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      if (canvasElement.querySelector('textarea') === null) throw new Error('No form yet');
    });
  },
};
