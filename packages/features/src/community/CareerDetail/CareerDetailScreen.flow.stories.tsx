import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { pressSend, putAll, sendFilled } from '../../shared/forms/story-steps.ts';
import { chooseCv, cvKept } from './story-cv.ts';
import { Screen } from './CareerDetailScreen.tsx';

const draft = draftStore(`job-${fixtures.member.id}-4`, 'device');

const meta = {
  title: 'screens/community/CareerDetail/flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'career-detail/4',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    draft.clear();
    signInForStory();
    return () => {
      draft.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The account's own details stand there already; a CV and a consent are enough. */
export const Applies: Story = {
  async play(context) {
    await chooseCv(context, fixtures.cvText);
    await cvKept(context);
    await sendFilled(context, {});
    await waitFor(() =>
      expect(context.canvasElement).toHaveTextContent(/Đang xem hồ sơ|Being read|서류 검토 중/),
    );
    await expect(context.canvasElement.querySelector('form:not([method=get])')).toBeNull();
  },
};

/** While the CV is on its way nothing can be sent without it, and the button says why. */
export const WaitsForTheCv: Story = {
  parameters: answers(mock('uploadPrivateDocument').pending()),
  async play(context) {
    await chooseCv(context, fixtures.cvText);
    await pressSend(context);
    await waitFor(() =>
      expect(context.canvasElement).toHaveTextContent(
        /CV đang được gửi|still being sent|올리는 중/,
      ),
    );
  },
};

/** What is no PDF is refused before it is sent, and what was typed stays. */
export const RefusesAPicture: Story = {
  parameters: answers(mock('uploadPrivateDocument').pending()),
  async play(context) {
    await putAll(context, { message: 'Xin chào' });
    await chooseCv(context, 'GIF89a');
    await waitFor(() =>
      expect(context.canvasElement).toHaveTextContent(/chỉ nhận tệp PDF|only PDF files|PDF 파일만/),
    );
    await expect(context.canvasElement.querySelector('textarea')).toHaveValue('Xin chào');
  },
};

/** Sent before and not read yet: taken back it is gone, and the form stands there again. */
export const TakesItBack: Story = {
  parameters: { path: `career-detail/${fixtures.appliedJobId}` },
  async play({ canvas, canvasElement, userEvent }) {
    const back = await canvas.findByRole('button', { name: /^(Rút hồ sơ|Withdraw|지원 취소)$/ });
    await userEvent.click(back);
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^(Rút hồ sơ|Withdraw|지원 취소)$/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('form:not([method=get])')).not.toBeNull(),
    );
    await expect(back).not.toBeInTheDocument();
  },
};
