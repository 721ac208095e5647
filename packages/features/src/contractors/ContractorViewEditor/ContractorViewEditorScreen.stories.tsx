import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { type ProjectContent, type ProjectState, blankProject } from '@hien/domain';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ContractorViewEditorScreen.tsx';
import { pressSend, typeInto } from './story-steps.ts';

const page = 'contractor-view-editor/1';
const at = (project: number | string) => ({ path: `${page}?project=${project}` });

const meta = {
  title: 'screens/contractors/ContractorViewEditor',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: page },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const projects = mock('listOwnProjects');
const draft = mock('readProjectDraft');

const draftIn = (
  state: ProjectState,
  content: ProjectContent = fixtures.wholeProject,
  more: { rejection?: string; copies?: ReturnType<typeof fixtures.pictureCopies> } = {},
) =>
  draft.answer({
    data: {
      id: state === 'draft' ? null : 41,
      version: 3,
      state,
      content: fixtures.onProjectWire(content),
      live: null,
      rejection: null,
      copies: [],
      saved_at: '2026-03-06T02:15:00.000Z',
      ...more,
    },
  });

/** The page as its owner sees it: three projects, one of them with an edit that waits, and one that is being written. */
export const Default: Story = {};

/** A new project that was begun. */
export const StatusDraft: Story = { parameters: at('new') };

export const Blank: Story = {
  parameters: {
    ...oneLook,
    ...at('new'),
    ...answers(
      draft.answer({
        data: {
          id: null,
          version: 0,
          state: 'draft',
          content: fixtures.onProjectWire(blankProject),
          live: null,
          rejection: null,
          copies: [],
          saved_at: null,
        },
      }),
    ),
  },
};

export const StatusShown: Story = { parameters: { ...oneLook, ...at(1) } };

/** Staff look at an edit: what differs, and the way to take it back. */
export const StatusEditRequest: Story = { parameters: { ...oneLook, ...at(3) } };

/** Staff look at a new project in which a picture of another company was found. */
export const StatusWaiting: Story = {
  parameters: {
    ...oneLook,
    ...at(41),
    ...answers(draftIn('waiting', fixtures.wholeProject, { copies: fixtures.pictureCopies() })),
  },
};

/** Staff refused it: why, and everything that was written. */
export const StatusRejected: Story = {
  parameters: {
    ...oneLook,
    ...at(41),
    ...answers(
      draftIn('rejected', fixtures.wholeProject, {
        rejection: fixtures.whyRefused.vi,
        copies: fixtures.pictureCopies(),
      }),
    ),
  },
};

/** Deleted in another tab. */
export const StatusDeleted: Story = {
  parameters: { ...oneLook, ...at(41), ...answers(draftIn('deleted')) },
};

export const Loading: Story = { parameters: { ...oneLook, ...answers(projects.pending()) } };
export const Empty: Story = { parameters: { ...oneLook, ...answers(projects.empty()) } };
export const ServerError: Story = { parameters: { ...oneLook, ...answers(projects.error()) } };
export const Offline: Story = {
  parameters: { ...oneLook, ...at('new'), ...answers(draft.offline()) },
};
/** Another company's page. */
export const Forbidden: Story = {
  parameters: { ...oneLook, path: 'contractor-view-editor/2' },
};
/** A member who is no contractor. */
export const NoCompany: Story = { parameters: { ...oneLook, ...answers(projects.forbidden()) } };
/** A project of another company, or none. */
export const NotFound: Story = {
  parameters: { ...oneLook, ...at(99), ...answers(draft.notFound()) },
};
export const LongText: Story = {
  parameters: {
    ...oneLook,
    ...at('new'),
    ...answers(
      draftIn('draft', {
        ...fixtures.wholeProject,
        project_name: {
          vi: 'Căn hộ hai phòng ngủ nhìn ra sông cho gia đình bốn người '.repeat(3),
          en: '',
          ko: '',
        },
        location: 'Chung-cư-Bến-Mới-'.repeat(9),
      }),
    ),
  },
};

/** Everything that is missing is said at its field, with the words of the documents. */
export const StatusValidation: Story = {
  parameters: { ...oneLook, ...at('new') },
  play: (context) => pressSend(context),
};

/** Another tab went on with it: both versions can be had. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...oneLook,
    ...at('new'),
    ...answers(
      mock('saveProjectDraft').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: { version: 9 } },
      }),
    ),
  },
  play: (context) => typeInto(context, 'project-location', ' 2'),
};

/** It was sent in another tab: what waits for staff is not typed over. */
export const StatusConflict: Story = {
  parameters: { ...oneLook, ...at('new'), ...answers(mock('saveProjectDraft').error(409)) },
  play: (context) => typeInto(context, 'project-location', ' 2'),
};

/** It was sent or thrown away in another tab, and there is no other version to choose. */
export const GoneElsewhere: Story = {
  parameters: {
    ...oneLook,
    ...at('new'),
    ...answers(
      mock('saveProjectDraft').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: { version: 9, saved_at: null } },
      }),
    ),
  },
  play: (context) => typeInto(context, 'project-location', ' 2'),
};

/** The line is gone: what was typed lies on this device. */
export const NotSaved: Story = {
  parameters: { ...oneLook, ...at('new'), ...answers(mock('saveProjectDraft').offline()) },
  play: (context) => typeInto(context, 'project-location', ' 2'),
};

const refused = (code: 'PRODUCT_07' | 'EVENT_REFUSED') => ({
  ...oneLook,
  ...at('new'),
  ...answers(draftIn('draft'), mock('sendProjectDraft').error(422, { code })),
});

/** A picture that is gone since. */
export const StatusProduct07: Story = {
  parameters: refused('PRODUCT_07'),
  play: (context) => pressSend(context),
};

/** The machine refuses: nothing was changed since the refusal. */
export const StatusEventRefused: Story = {
  parameters: refused('EVENT_REFUSED'),
  play: (context) => pressSend(context),
};
