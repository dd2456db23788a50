import { partOf } from '#src/domain/content/entry-fields.ts';
import { SearchTexts } from '../look/search-texts.tsx';
import { type Path, useEntryForm } from './entry-form.ts';

const textOf = (value: unknown, name: string) => {
  const part = partOf(value, name);
  return typeof part === 'string' ? part : '';
};

/** What search engines are told of a page; nothing is kept where both are empty. */
export function SearchPart({ path, value }: { path: Path; value: unknown }) {
  const { change, lang, otherwise } = useEntryForm();
  const texts = { title: textOf(value, 'title'), description: textOf(value, 'description') };
  return (
    <SearchTexts
      {...{ texts, otherwise, lang }}
      onChange={(said) => change(path, said.title === '' && said.description === '' ? null : said)}
    />
  );
}
