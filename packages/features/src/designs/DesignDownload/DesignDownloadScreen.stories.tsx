import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './DesignDownloadScreen.tsx';

const meta = {
  title: 'screens/designs/DesignDownload',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'design-download/1' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const owned = mock('getOwnedDesign');
const files = mock('listPackageFiles');

/** Three of five left, with the downloads so far and a link that is good. */
export const Default: Story = {};

/** Nothing downloaded, no link: the moment after buying. */
export const StatusAvailable: Story = { parameters: { path: 'design-download/2' } };

export const StatusExhausted: Story = { parameters: { path: 'design-download/3' } };

export const StatusExpired: Story = { parameters: { path: 'design-download/4' } };

/** While a refund is decided. */
export const StatusLocked: Story = { parameters: { path: 'design-download/5' } };

/** Sent back by the server: the file could not be opened. */
export const OpenFailed: Story = { parameters: { path: 'design-download/1?failed=RATE_LIMITED' } };

export const Loading: Story = { parameters: { ...answers(owned.pending()), ...oneLook } };

export const FilesFailed: Story = { parameters: { ...answers(files.error()), ...oneLook } };

/** Somebody else's design, or one that nobody bought. */
export const NotFound: Story = { parameters: { path: 'design-download/999999', ...oneLook } };

export const Forbidden: Story = { parameters: { ...answers(owned.error(403)), ...oneLook } };

export const ServerError: Story = { parameters: { ...answers(owned.error()), ...oneLook } };

export const LongText: Story = { parameters: answers(owned.longText()) };

/** A device that says nothing of itself, and a download that broke off. */
export const UnknownDevice: Story = {
  parameters: answers(
    owned.answer(({ language }) => {
      const data = fixtures.ownedDesign(1, language);
      if (data === null) throw new Error('the fixtures own no design');
      return {
        data: {
          ...data,
          links: [],
          downloads: data.downloads.map((download) => ({
            ...download,
            device: '',
            finished_at: null,
          })),
        },
      };
    }),
  ),
};
