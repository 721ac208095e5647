import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Choice } from '../../shared/lists/Choice.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import {
  type ModuleUrl,
  capacities,
  moduleLooks,
  modulePrices,
  moduleSizes,
  moduleSorts,
} from './module-address.ts';

interface ModuleNarrowingProps {
  url: ModuleUrl;
  href: (change: Partial<ModuleUrl>) => string;
  found: number;
}

/** For how many, how large, for how much, and in which order and look. */
export function ModuleNarrowing({ url, href, found }: ModuleNarrowingProps) {
  const text = useText();
  const format = useFormat();
  const prices = new Set([...modulePrices, ...(url.price === null ? [] : [url.price])]);
  return (
    <ListBar found={text('office.modules.found', { count: found })}>
      <Choice
        label={text('office.modules.people')}
        all={text('office.modules.all')}
        value={url.people}
        options={capacities.map((value) => ({
          value,
          label: text(`office.modules.people.${value}`),
        }))}
        href={(people) => href({ people })}
      />
      <Choice
        label={text('office.modules.size')}
        all={text('office.modules.all')}
        value={url.size}
        options={moduleSizes.map((value) => ({
          value,
          label: text(`office.modules.size.${value}`),
        }))}
        href={(size) => href({ size })}
      />
      <Choice
        label={text('office.modules.price')}
        all={text('office.modules.all')}
        value={url.price === null ? null : String(url.price)}
        options={[...prices]
          .toSorted((a, b) => a - b)
          .map((price) => ({
            value: String(price),
            label: text('office.modules.price.to', { price: format.vnd(price) }),
          }))}
        href={(price) => href({ price: price === null ? null : Number(price) })}
      />
      <Choice
        label={text('office.modules.sort')}
        value={url.sort}
        options={moduleSorts.map((value) => ({
          value,
          label: text(`office.modules.sort.${value}`),
        }))}
        href={(sort) => href({ sort: sort ?? 'catalogue' })}
      />
      <Choice
        label={text('office.modules.look')}
        value={url.look}
        options={moduleLooks.map((value) => ({
          value,
          label: text(`office.modules.look.${value}`),
        }))}
        href={(look) => href({ look: look ?? 'photo' })}
      />
    </ListBar>
  );
}
