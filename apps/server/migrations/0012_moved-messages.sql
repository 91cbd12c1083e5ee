ALTER TABLE "messages" ADD COLUMN "moved_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "moved_channel_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_moved_id_messages_id_fk" FOREIGN KEY ("moved_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_moved_channel_id_channels_id_fk" FOREIGN KEY ("moved_channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_moved" ON "messages" USING btree ("moved_id") WHERE "messages"."moved_id" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION enter_message_root() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select coalesce(root_id, id) into new.root_id from messages where id = new.reply_to and channel_id = new.channel_id;
  -- It was moved to another channel while this reply waited for the channel's lock.
  if new.root_id is null then
    new.reply_to := null;
  end if;
  return new;
end
$$;
