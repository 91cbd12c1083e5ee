CREATE TABLE "wineries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"cellar_seq" bigint DEFAULT 0 NOT NULL,
	"settings" jsonb NOT NULL,
	"setup" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winery_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"winery_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"via" text NOT NULL,
	"message_id" uuid,
	"arrived_at" text NOT NULL,
	"worked_on" text,
	"worked_at" text,
	"work" jsonb,
	"corrects" uuid,
	"action" text,
	"despite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winery_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"winery_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"changed_seq" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"via" text NOT NULL,
	"gateway_id" text,
	"text" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reply" text NOT NULL,
	"reading" jsonb NOT NULL,
	"held" jsonb NOT NULL,
	"follows" uuid,
	CONSTRAINT "winery_messages_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
CREATE TABLE "winery_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"winery_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"user_id" uuid,
	"phone" text,
	"phone_confirmed_at" timestamp with time zone,
	"opted_out_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"invitation" text,
	"invited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winery_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"winery_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "winery_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "winery_entries" ADD CONSTRAINT "winery_entries_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_entries" ADD CONSTRAINT "winery_entries_person_id_winery_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_entries" ADD CONSTRAINT "winery_entries_message_id_winery_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."winery_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_entries" ADD CONSTRAINT "winery_entries_corrects_winery_entries_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."winery_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_messages" ADD CONSTRAINT "winery_messages_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_messages" ADD CONSTRAINT "winery_messages_person_id_winery_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_messages" ADD CONSTRAINT "winery_messages_follows_winery_messages_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."winery_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_people" ADD CONSTRAINT "winery_people_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_people" ADD CONSTRAINT "winery_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_tokens" ADD CONSTRAINT "winery_tokens_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_tokens" ADD CONSTRAINT "winery_tokens_person_id_winery_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "winery_entries_seq" ON "winery_entries" USING btree ("winery_id","seq");--> statement-breakpoint
CREATE INDEX "winery_entries_person" ON "winery_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "winery_entries_message" ON "winery_entries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "winery_entries_corrects" ON "winery_entries" USING btree ("corrects");--> statement-breakpoint
CREATE UNIQUE INDEX "winery_messages_seq" ON "winery_messages" USING btree ("winery_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "winery_messages_changed" ON "winery_messages" USING btree ("winery_id","changed_seq");--> statement-breakpoint
CREATE INDEX "winery_messages_person" ON "winery_messages" USING btree ("person_id","received_at");--> statement-breakpoint
CREATE INDEX "winery_messages_follows" ON "winery_messages" USING btree ("follows");--> statement-breakpoint
CREATE INDEX "winery_messages_asked" ON "winery_messages" USING btree ("received_at") WHERE "winery_messages"."state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "winery_people_member" ON "winery_people" USING btree ("winery_id","user_id");--> statement-breakpoint
CREATE INDEX "winery_people_user" ON "winery_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "winery_people_invitation" ON "winery_people" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "winery_people_phone" ON "winery_people" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "winery_people_confirmed_phone" ON "winery_people" USING btree ("phone") WHERE "winery_people"."phone_confirmed_at" is not null and "winery_people"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "winery_tokens_winery" ON "winery_tokens" USING btree ("winery_id");--> statement-breakpoint
CREATE INDEX "winery_tokens_person" ON "winery_tokens" USING btree ("person_id");