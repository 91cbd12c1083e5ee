CREATE TABLE "held_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"reply_to" uuid,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "held_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "held_id" uuid;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_messages_user" ON "held_messages" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_held_id_held_messages_id_fk" FOREIGN KEY ("held_id") REFERENCES "public"."held_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_held_id_held_messages_id_fk" FOREIGN KEY ("held_id") REFERENCES "public"."held_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_held" ON "attachments" USING btree ("held_id") WHERE "attachments"."held_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_held" ON "notices" USING btree ("held_id") WHERE "notices"."held_id" is not null;