import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './MyProfileBusinessSwitchScreen.tsx';

const meta = {
  title: 'screens/my-page/MyProfileBusinessSwitch',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'my-profile-business-switch' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const as = (data: (typeof fixtures.business)[keyof typeof fixtures.business]) =>
  answers(mock('getBusiness').answer({ data }));

async function send({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const [box] = await canvas.findAllByRole('textbox');
  const button = box?.closest('form')?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) await userEvent.click(button);
}

export const StatusOrdinary: Story = {};

/** What keeps it from being sent, in a summary and at the fields. */
export const Invalid: Story = { play: send };

export const StatusPending: Story = { parameters: as(fixtures.business.pending) };

/** The reason, and everything as it was filled in. */
export const StatusRejected: Story = { parameters: as(fixtures.business.rejected) };

export const StatusApproved: Story = { parameters: as(fixtures.business.approved) };

/** Refused, with the way out: sign up by e-mail. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('social');
  },
};

/** It changed meanwhile: said over the form, nothing typed is lost. */
export const StatusVersionConflict: Story = {
  parameters: answers(
    mock('getBusiness').answer({ data: fixtures.business.rejected }),
    mock('sendBusinessDetails').error(409, { code: 'VERSION_CONFLICT' }),
  ),
  play: send,
};

/** Another tab has sent an application that waits. */
export const StatusConflict: Story = {
  parameters: {
    sameAs: 'StatusVersionConflict',
    ...answers(
      mock('getBusiness').answer({ data: fixtures.business.rejected }),
      mock('sendBusinessDetails').error(409),
    ),
  },
  play: send,
};

export const Loading: Story = {
  parameters: answers(mock('getBusiness').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('getBusiness').error()),
};

export const LongText: Story = {
  parameters: answers(
    mock('getBusiness').answer({
      data: {
        ...fixtures.business.rejected,
        rejection: 'Giấy phép kinh doanh không khớp với tên công ty đã đăng ký. '.repeat(8).trim(),
      },
    }),
  ),
};
