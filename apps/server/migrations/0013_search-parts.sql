CREATE FUNCTION search_parts(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(translate($1, 'ς', 'σ'),
      '([^\x01-\x7f[:alnum:][:space:]]|[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', ' \1 ', 'g'),
      '(\d)(?=[[:alpha:]])|([[:alpha:]])(?=\d)', '\1\2 ', 'g'),
    '(\.\d*[1-9])0+(?!\d)', '\1', 'g'), '\.0+(?!\d)', '', 'g')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION message_words(uuid, text) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
declare
  plain boolean := $2 !~ '[^\x01-\x7f]';
  body text;
  besides text := '';
  parts text;
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
  -- Words, numbers, and signs that are written without a space between them.
  if not plain or body ~ '\d[[:alpha:].]|[[:alpha:]]\d' then
    parts := search_parts(body);
    if parts <> body then besides := concat_ws(' ', besides, parts); end if;
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
$$;--> statement-breakpoint
UPDATE messages SET words = null
  WHERE deleted_at is null and (content ~ '[^\x01-\x7f]' or content ~ '\d[[:alpha:].]|[[:alpha:]]\d');
