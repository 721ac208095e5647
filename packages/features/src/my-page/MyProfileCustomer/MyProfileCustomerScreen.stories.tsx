import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './MyProfileCustomerScreen.tsx';

const meta = {
  title: 'screens/my-page/MyProfileCustomer',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'my-profile-customer' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function save({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const [, first] = await canvas.findAllByRole('textbox');
  if (!first) throw new Error('The form has no name');
  await userEvent.type(first, ' Thu');
  const form = first.closest('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) await userEvent.click(button);
}

export const Default: Story = {};

/** No password here: the row is not there, and the e-mail is said to be the network's. */
export const SocialMember: Story = {
  beforeEach: () => {
    signInForStory('social');
  },
};

export const Loading: Story = {
  parameters: answers(mock('getProfile').pending()),
};

/** Another tab was first: what it stored is said, what was typed here stays. */
export const StatusVersionConflict: Story = {
  parameters: answers(mock('updateProfile').error(409, { code: 'VERSION_CONFLICT' })),
  play: save,
};

/** AUTH_14 at its field. */
export const StatusPhoneRefused: Story = {
  parameters: answers(
    mock('updateProfile').error(422, {
      code: 'AUTH_14',
      fields: [{ field: 'phone', code: 'AUTH_14' }],
    }),
  ),
  play: save,
};

/** A picture that another member has uploaded. */
export const StatusProduct07: Story = {
  parameters: answers(
    mock('updateProfile').error(422, {
      code: 'PRODUCT_07',
    }),
  ),
  play: save,
};

export const RefusedByServer: Story = {
  parameters: answers(mock('updateProfile').error()),
  play: save,
};

export const Offline: Story = {
  parameters: { ...answers(mock('updateProfile').offline()), ...oneLook },
  play: save,
};

export const LongText: Story = {
  parameters: answers(
    mock('getProfile').answer({
      data: {
        ...fixtures.member,
        first_name: 'Nguyễn Hoàng Thị Thanh Thủy '.repeat(3).trim().slice(0, 80),
        email: `${'ten-rat-dai'.repeat(8)}@hien.example`,
      },
    }),
  ),
};
