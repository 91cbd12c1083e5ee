DROP INDEX "messages_search";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "search";--> statement-breakpoint
CREATE OR REPLACE FUNCTION message_words(uuid, text) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
declare
  plain boolean := $2 !~ '[^\x01-\x7f]';
  body text;
  besides text := '';
  names text;
  number integer;
  pictures integer;
  marks text[] := '{}';
begin
  -- Most messages are of letters that need no folding, which costs more than all the rest.
  body := case when plain then regexp_replace($2, '(\w)-(?=\w)', '\1 ', 'g') else search_fold($2) end;
  if not plain and lower(normalize($2, NFC)) ~ '[äöü]' then
    besides := search_fold(replace(replace(replace(lower(normalize($2, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'));
  end if;
  if position('://' in body) > 0 then
    besides := concat_ws(' ', besides, (select string_agg(regexp_replace(link[1], '[^[:alnum:]]+', ' ', 'g'), ' ')
      from regexp_matches(body, '://(\S+)', 'g') as link));
    if body ~* 'https?://' then marks := marks || 'has:link'::text; end if;
  end if;
  select string_agg(name, ' '), count(*), count(*) filter (where type like 'image/%')
    into names, number, pictures from attachments where message_id = $1;
  if number > 0 then
    besides := concat_ws(' ', besides, regexp_replace(search_fold(names), '[^[:alnum:]]+', ' ', 'g'));
    marks := marks || 'has:file'::text;
    if pictures > 0 then marks := marks || 'has:picture'::text; end if;
  end if;
  return to_tsvector('english', body) || to_tsvector('english', besides)
    || to_tsvector('simple', body || ' ' || besides) || array_to_tsvector(marks);
end
$$;
