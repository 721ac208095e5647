import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearSharedLink, keepSharedLink } from '../../shared/inquiry/shared-link.ts';
import { pictures } from '../../shared/forms/story-pictures.ts';
import { fillIn } from '../parts/story-steps.ts';
import { Screen } from './SendEmailScreen.tsx';

const meta = {
  title: 'screens/support/SendEmail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'send-email/1' },
  beforeEach: () => {
    signInForStory();
    return () => {
      clearSharedLink();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Phone and e-mail come from the profile; the button waits for words. */
export const Prefilled: Story = {};

export const Loading: Story = {
  parameters: answers(mock('getContractor').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('getContractor').error()),
};

export const NotFound: Story = { parameters: { path: 'send-email/99' } };

/** The company is asked again while somebody writes: the form stays as it is. */
export const Refetching: Story = {
  parameters: answers(mock('getContractor').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('getContractor').longText()),
};

/** Designs that an ordinary member buys through the contractor (D78), and the page they were looking at. */
export const WithDesigns: Story = {
  parameters: { path: 'send-email/1?designs=1,2,3' },
  beforeEach: () =>
    keepSharedLink({ link: '/vi/shop', thumbnail: '/media/rooms/living-modern-01.avif' }),
};

/** Which designs they are is on its way; one can write meanwhile. */
export const DesignsLoading: Story = {
  parameters: {
    path: 'send-email/1?designs=1,2',
    ...answers(mock('listDesignsByIds').pending()),
  },
};

/** They cannot be read: their number is said, and they go along all the same. */
export const DesignsUnread: Story = {
  parameters: {
    path: 'send-email/1?designs=1,2',
    ...answers(mock('listDesignsByIds').error(500)),
  },
};

/** One of them is not there any more. */
export const DesignGone: Story = { parameters: { path: 'send-email/1?designs=2,99' } };

export const WithPictures: Story = {
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.upload(
      context.canvas.getByLabelText(/Thêm ảnh|Add pictures|사진 추가/),
      pictures(3),
    );
  },
};

/** Each picture answers for itself; the others are kept and the form says what it waits for. */
export const PictureFailed: Story = {
  parameters: answers(mock('uploadImages').error(500)),
  play: WithPictures.play,
};

export const Refused: Story = {
  parameters: answers(
    mock('sendInboxMessage').error(400, {
      fields: [{ field: 'phone_number', code: 'AUTH_14' }],
    }),
  ),
  play: (context) => fillIn(context, true),
};

/** The button waits for words; a server that finds none in them says so at the field. */
export const StatusAuth15: Story = {
  parameters: answers(
    mock('sendInboxMessage').error(400, {
      code: 'AUTH_15',
      fields: [{ field: 'content', code: 'AUTH_15' }],
    }),
  ),
  play: (context) => fillIn(context, true),
};

export const SendFailed: Story = {
  parameters: answers(mock('sendInboxMessage').error(500)),
  play: (context) => fillIn(context, true),
};

export const Offline: Story = {
  parameters: { ...answers(mock('sendInboxMessage').offline()), ...oneLook },
  play: (context) => fillIn(context, true),
};

export const Sending: Story = {
  parameters: answers(mock('sendInboxMessage').pending()),
  play: (context) => fillIn(context, true),
};

/** What was not sent the last time lies on this device. */
export const Draft: Story = {
  beforeEach: () => {
    const draft = {
      service: 'renovation',
      premises: '2-bedroom',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Quận 7',
      area: '68',
      budget_from: '',
      budget_to: 350_000_000,
      begins: 'month',
      phone_number: '0900 111 222',
      email: fixtures.member.email,
      content: 'Tôi muốn hỏi giá cải tạo căn hộ 68 m².',
      images: [],
    };
    localStorage.setItem('hien-draft:inquiry-1', JSON.stringify(draft));
  },
};
