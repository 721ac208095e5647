import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { field } from '../SignUpWithMember/member.fixture.ts';
import { choose, typeBusinessCode } from './business.fixture.ts';
import { Screen } from './SignUpWithBusinessMemberScreen.tsx';

const meta = {
  title: 'screens/account/SignUpWithBusinessMember/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'sign-up-with-business-member',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => () => {
    draftStore('sign-up-business').clear();
    signOutForStory();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another kind asks for other words, and keeps what was typed before. */
export const ChangesTheKind: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => field(context, 'organization'));
    await userEvent.type(field(context, 'organization'), 'An Gia');
    await choose(context, 'freelancer');
    await canvas.findByLabelText(/Số căn cước/);
    await expect(field(context, 'organization')).toHaveValue('An Gia');
  },
};

/** A day is written as the page's language does, whatever the browser's is, and travels as the contract says. */
export const WritesTheDayAsTheLanguageDoes: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText(/thành lập/);
    await expect(day).toHaveAttribute('placeholder', 'ngày/tháng/năm');
    await userEvent.type(day, '5.3.2018');
    await userEvent.tab();
    await waitFor(() => expect(day).toHaveValue('05/03/2018'));
    await waitFor(() =>
      expect(draftStore('sign-up-business').read()).toMatchObject({ foundation_day: '2018-03-05' }),
    );
  },
};

/** AUTH_12: back at the form with the sentence of the documents, and every field as it was. */
export const SaysThatTheSiteIsNotThere: Story = {
  parameters: answers(
    mock('registerBusiness').error(422, {
      code: 'AUTH_12',
      fields: [{ field: 'website', code: 'AUTH_12' }],
    }),
  ),
  play: async (context) => {
    await typeBusinessCode(context, fixtures.verificationCode);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Trang không tồn tại.',
    );
    await expect(field(context, 'organization')).toHaveValue('Công ty TNHH Nội thất An Gia');
    await expect(field(context, 'username')).toHaveValue('lan@angia.example');
  },
};

const opened: unknown[] = [];

/** The code makes the account, and what was typed opens its session: nobody logs in again. */
export const IsSignedInAfterwards: Story = {
  parameters: answers(
    mock('loginUser').answer(({ body }) => {
      opened.push(body);
      return { data: { token: fixtures.tokens.member, expires_at: '2026-03-13T03:00:00Z' } };
    }),
  ),
  beforeEach: () => {
    opened.length = 0;
  },
  play: async (context) => {
    await typeBusinessCode(context, fixtures.verificationCode);
    await waitFor(() =>
      expect(opened).toEqual([
        { login_method: 'system', email: 'lan@angia.example', password: 'hien-2026' },
      ]),
    );
  },
};
