import type { Indexer } from 'storybook/internal/types';
import { toldByAnswers } from '../../tools/states/told.ts';
import { statusOf } from '../changes/status.ts';
import { foundAs } from './found-as.ts';

/** Storybook's own index, in which a story is found by its Vietnamese name, its code and its address as well. */
export const searchable = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const told = toldByAnswers(file);
      return entries.map((entry) => {
        if (entry.type !== 'story') return entry;
        const { title = '', exportName, name = exportName, tags = [] } = entry;
        return {
          ...entry,
          name: foundAs(title, exportName, name, told.get(exportName)),
          tags: [...tags, ...statusOf(title)],
        };
      });
    },
  }));
