import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from './ReviewScreen.tsx';

const meta = {
  title: 'screens/my-page/Review',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'review' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Stage, words: string) {
  await userEvent.click(await canvas.findByRole('textbox'));
  await userEvent.paste(words);
  await canvas.findByText(/[1-9]\d*\/201/u);
}

async function send({ canvas, userEvent }: Stage) {
  await canvas.findByRole('textbox');
  const button = canvas
    .getAllByRole('button')
    .find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (!button) throw new Error('The form has no button');
  await userEvent.click(button);
}

async function writeAndSend(stage: Stage) {
  await write(stage, 'Mặt bàn dày.');
  const best = stage.canvas.getAllByRole('radio').at(-1);
  if (best) await stage.userEvent.click(best);
  await send(stage);
}

/** Two confirmed purchases wait. */
export const Default: Story = {};

export const Form: Story = { parameters: { path: 'review?write=61' } };

/** On the way to the points. */
export const FormHalfWay: Story = {
  parameters: { path: 'review?write=61' },
  play: (stage) => write(stage, 'Mặt bàn dày, vân gỗ đẹp '.repeat(16)),
};

/** Nothing chosen: each complaint at its field, and all of them above. */
export const FormRefused: Story = {
  parameters: { path: 'review?write=61' },
  play: async (stage) => {
    await send(stage);
    await waitFor(() =>
      expect(stage.canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

/** CONFLICT: reviewed in another tab meanwhile. */
export const StatusConflict: Story = {
  parameters: {
    path: 'review?write=61',
    ...answers(mock('writeReview').error(409)),
  },
  play: writeAndSend,
};

/** A picture that another member has uploaded. */
export const StatusProduct07: Story = {
  parameters: {
    path: 'review?write=61',
    ...answers(mock('writeReview').error(422, { code: 'PRODUCT_07' })),
  },
  play: writeAndSend,
};

export const Written: Story = { parameters: { path: 'review?tab=mine' } };

/** Waiting, answered, and a private one. */
export const Questions: Story = { parameters: { path: 'review?tab=questions' } };

export const Loading: Story = {
  parameters: answers(mock('listReviewables').pending()),
};

export const Empty: Story = {
  parameters: answers(mock('listReviewables').empty()),
};

export const NothingWritten: Story = {
  parameters: {
    path: 'review?tab=mine',
    ...answers(mock('listMyReviews').empty()),
  },
};

export const NothingAsked: Story = {
  parameters: {
    path: 'review?tab=questions',
    ...answers(mock('listMyQuestions').empty()),
  },
};

export const ServerError: Story = {
  parameters: answers(mock('listReviewables').error()),
};

export const Offline: Story = {
  parameters: { ...oneLook, path: 'review?tab=mine', ...answers(mock('listMyReviews').offline()) },
};

export const Refetching: Story = {
  parameters: answers(mock('listReviewables').refetching()),
};

export const LongText: Story = {
  parameters: {
    path: 'review?tab=mine',
    ...answers(mock('listMyReviews').longText()),
  },
};
