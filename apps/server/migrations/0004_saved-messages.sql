CREATE TABLE "saved_messages" (
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_messages_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "saved_messages" ADD CONSTRAINT "saved_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_messages" ADD CONSTRAINT "saved_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_messages_message" ON "saved_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "saved_messages_due" ON "saved_messages" USING btree ("remind_at") WHERE "saved_messages"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "messages_channel_created" ON "messages" USING btree ("channel_id","created_at");