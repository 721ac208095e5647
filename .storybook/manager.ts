import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { theme } from './theme.ts';
import { SEPARATOR } from './search/separator.ts';
import { badged } from './changes/badged.ts';

addons.setConfig({
  theme,
  sidebar: {
    // The words after the name are for the search.
    renderLabel: ({ name, type, tags }) => {
      const [own = name] = name.split(SEPARATOR);
      const badge = type === 'component' ? badged.find((tag) => tags?.includes(tag)) : undefined;
      return badge
        ? createElement('span', null, own, ' ', createElement('small', null, badge))
        : own;
    },
  },
});

const CONTROLS = 'addon-controls';

/** A screen has no props: what it shows comes from its answers, and a panel that says so is in the way. */
addons.register('hien/no-controls-on-screens', () => {
  const controls = addons.getElements(types.PANEL)[CONTROLS];
  if (controls)
    controls.disabled = (parameters: { fileName?: string } | undefined) =>
      parameters?.fileName?.startsWith('./packages/features/') === true;
});
