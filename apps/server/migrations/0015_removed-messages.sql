CREATE TABLE "removed_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"mentions" text[] NOT NULL,
	"reply_to" uuid,
	"edited_at" timestamp with time zone,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "moderated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_messages" ADD CONSTRAINT "removed_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_messages_time" ON "removed_messages" USING btree ("created_at");