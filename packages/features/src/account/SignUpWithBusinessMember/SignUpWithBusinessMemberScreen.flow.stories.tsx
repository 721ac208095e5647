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
    await waitFor(() => field(context, 'organization'), { timeout: 10_000 });
    await userEvent.type(field(context, 'organization'), 'An Gia');
    await choose(context, 'freelancer');
    await canvas.findByLabelText(/Số căn cước/);
    await expect(field(context, 'organization')).toHaveValue('An Gia');
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
