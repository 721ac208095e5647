import type { Language } from '@hien/domain';
import { instantSql, pictureSql, textSql } from '../db/json-sql.ts';

/** What a shared home says of itself in a list; `t` is the row. */
export const shareFields = (language: Language): Record<string, string> => ({
  id: 't.id',
  slug: 't.slug',
  title: textSql('t.title', language),
  excerpt: textSql('t.excerpt', language),
  picture: pictureSql('t.cover', language),
  picture_count: 'greatest(1, jsonb_array_length(t.pictures))',
  author: `json_build_object('name', t.author_name, 'avatar', ${pictureSql('t.author_avatar', language)})`,
  style: 't.style',
  house_type: 't.house_type',
  area: 't.area_m2',
  city: 't.city',
  pieces: 'cardinality(t.product_ids)',
  likes: 't.like_count',
  comments: 't.comment_count',
  views: 't.view_count',
  created_at: instantSql('t.published_at'),
});
