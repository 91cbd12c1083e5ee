ALTER TABLE "messages" ADD COLUMN "root_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_root_id_messages_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("root_id","seq") WHERE "messages"."root_id" is not null;--> statement-breakpoint
CREATE FUNCTION enter_message_root() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.root_id := (select coalesce(root_id, id) from messages where id = new.reply_to);
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER message_root_of_new BEFORE INSERT ON messages
  FOR EACH ROW WHEN (new.reply_to is not null and new.root_id is null) EXECUTE FUNCTION enter_message_root();--> statement-breakpoint
WITH RECURSIVE threads (id, root_id) AS (
  SELECT id, id FROM messages WHERE reply_to IS NULL
  UNION ALL
  SELECT reply.id, threads.root_id FROM messages reply JOIN threads ON reply.reply_to = threads.id
)
UPDATE messages SET root_id = threads.root_id FROM threads
WHERE messages.id = threads.id AND messages.reply_to IS NOT NULL;
