ALTER TABLE "messages" ADD COLUMN "words" "tsvector";--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("words");--> statement-breakpoint
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select regexp_replace(
    replace(replace(replace(replace(replace(translate(
      regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđı', 'OoLlDdi'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'),
    '(\w)-(?=\w)', '\1 ', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION message_words(uuid, text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  with files as (
    select string_agg(name, ' ') as names, count(*) as number, count(*) filter (where type like 'image/%') as pictures
    from attachments where message_id = $1
  ),
  body as (
    select search_fold($2) as text, lower(normalize($2, NFC)) as written
  ),
  besides as (
    select concat_ws(' ',
      case when written ~ '[äöü]'
        then search_fold(replace(replace(replace(written, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')) end,
      (select string_agg(regexp_replace(link[1], '[^[:alnum:]]+', ' ', 'g'), ' ')
        from regexp_matches(text, '://(\S+)', 'g') as link),
      regexp_replace(search_fold(names), '[^[:alnum:]]+', ' ', 'g')) as text
    from body, files
  )
  select to_tsvector('english', body.text) || to_tsvector('english', besides.text)
    || to_tsvector('simple', body.text || ' ' || besides.text)
    || array_to_tsvector(array_remove(array[
      case when body.text ~* 'https?://' then 'has:link' end,
      case when files.number > 0 then 'has:file' end,
      case when files.pictures > 0 then 'has:picture' end], null))
  from body, besides, files
$$;--> statement-breakpoint
CREATE FUNCTION enter_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.words := case when new.deleted_at is null then message_words(new.id, new.content) else '' end;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER message_words_of_new BEFORE INSERT ON messages
  FOR EACH ROW WHEN (new.words is null) EXECUTE FUNCTION enter_message_words();--> statement-breakpoint
CREATE TRIGGER message_words_of_change BEFORE UPDATE OF content, deleted_at ON messages
  FOR EACH ROW EXECUTE FUNCTION enter_message_words();--> statement-breakpoint
CREATE FUNCTION enter_file_words() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update messages set words = message_words(id, content) where id = new.message_id and deleted_at is null;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER message_words_of_file AFTER UPDATE OF message_id ON attachments
  FOR EACH ROW WHEN (new.message_id is not null) EXECUTE FUNCTION enter_file_words();
