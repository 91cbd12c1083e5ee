-- Names as a reader looks for them: member2 before member10.
CREATE COLLATION "in_order" (provider = icu, locale = 'en-u-kn-true');--> statement-breakpoint
CREATE TABLE "account_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"meaning" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_events_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"last_step" integer,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"message_id" uuid,
	"held_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_reads" (
	"user_id" uuid NOT NULL,
	"channel_id" text NOT NULL,
	"last_read_seq" bigint NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"starred" boolean DEFAULT false NOT NULL,
	CONSTRAINT "channel_reads_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "former_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"skeleton" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "ignored_members" (
	"user_id" uuid NOT NULL,
	"ignored_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ignored_members_user_id_ignored_id_pk" PRIMARY KEY("user_id","ignored_id")
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "moderation_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"member_id" uuid,
	"message_id" uuid,
	"channel_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message_id" uuid,
	"held_id" uuid,
	"text" text,
	"read_at" timestamp with time zone,
	"pushed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone,
	"digest" boolean DEFAULT false NOT NULL,
	"digest_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"user_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_user_id_server_id_pk" PRIMARY KEY("user_id","server_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
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
CREATE TABLE "report_claims" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid,
	"member_id" uuid,
	"message_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspended_addresses" (
	"address_key" text PRIMARY KEY NOT NULL,
	"suspended_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wineries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"cellar_seq" bigint DEFAULT 0 NOT NULL,
	"settings" jsonb NOT NULL,
	"setup" jsonb NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"characters" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winery_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"winery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"person_id" uuid,
	"device" text DEFAULT '' NOT NULL,
	"about_person_id" uuid,
	"token_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_for" uuid,
	"restored_at" timestamp with time zone,
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
	"owner_since" timestamp with time zone,
	"leave_asked_at" timestamp with time zone,
	"leave_asked_by" uuid,
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
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "winery_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sign_up_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"sign_up_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"proof_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"place" integer,
	"first" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"goals" text NOT NULL,
	"practices" text[] NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"letter" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"unsubscribe" text,
	"thread" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_queue_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"user_id" uuid,
	"seq" bigint NOT NULL,
	"changed_seq" bigint NOT NULL,
	"content" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"reply_to" uuid,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"moderated" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"words" "tsvector",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name_key" text,
	"skeleton" text,
	"avatar_url" text NOT NULL,
	"winery" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"named_to_strangers" boolean DEFAULT false NOT NULL,
	"muted_until" timestamp with time zone,
	"suspended_until" timestamp with time zone,
	"suspended_for" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "profiles_skeleton_unique" UNIQUE("skeleton")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"authenticated_at" timestamp with time zone,
	"second_factor_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_held_id_held_messages_id_fk" FOREIGN KEY ("held_id") REFERENCES "public"."held_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_reads" ADD CONSTRAINT "channel_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_reads" ADD CONSTRAINT "channel_reads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ignored_members" ADD CONSTRAINT "ignored_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ignored_members" ADD CONSTRAINT "ignored_members_ignored_id_users_id_fk" FOREIGN KEY ("ignored_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_held_id_held_messages_id_fk" FOREIGN KEY ("held_id") REFERENCES "public"."held_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_messages" ADD CONSTRAINT "removed_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_claims" ADD CONSTRAINT "report_claims_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_claims" ADD CONSTRAINT "report_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_person_id_winery_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_about_person_id_winery_people_id_fk" FOREIGN KEY ("about_person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_undone_for_users_id_fk" FOREIGN KEY ("undone_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "sign_up_codes" ADD CONSTRAINT "sign_up_codes_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_mail_id_mail_queue_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_queue"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_codes_user" ON "account_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_events_user" ON "account_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_user" ON "attachments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "attachments_held" ON "attachments" USING btree ("held_id") WHERE "attachments"."held_id" is not null;--> statement-breakpoint
CREATE INDEX "attachments_removed" ON "attachments" USING btree ("id") WHERE "attachments"."purpose" = 'removed';--> statement-breakpoint
CREATE INDEX "former_names_skeleton" ON "former_names" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "former_names_user" ON "former_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_messages_user" ON "held_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ignored_members_ignored" ON "ignored_members" USING btree ("ignored_id");--> statement-breakpoint
CREATE INDEX "limit_counters_expire" ON "limit_counters" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "moderation_acts_time" ON "moderation_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moderation_acts_member" ON "moderation_acts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_untold" ON "notices" USING btree ("created_at") WHERE "notices"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("user_id","message_id","kind");--> statement-breakpoint
CREATE INDEX "notices_message" ON "notices" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "notices_held" ON "notices" USING btree ("held_id") WHERE "notices"."held_id" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_messages_time" ON "removed_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_claims_user" ON "report_claims" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_state" ON "reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "staff_notes_member" ON "staff_notes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_notes_message" ON "staff_notes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "staff_notes_author" ON "staff_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "staff_notes_time" ON "staff_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "winery_acts_winery" ON "winery_acts" USING btree ("winery_id","created_at");--> statement-breakpoint
CREATE INDEX "winery_acts_user" ON "winery_acts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "winery_acts_person" ON "winery_acts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "winery_acts_about" ON "winery_acts" USING btree ("about_person_id");--> statement-breakpoint
CREATE INDEX "winery_acts_undone_for" ON "winery_acts" USING btree ("undone_for");--> statement-breakpoint
CREATE INDEX "winery_acts_time" ON "winery_acts" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "winery_tokens_person" ON "winery_tokens" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_up_codes_sign_up" ON "sign_up_codes" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_expiry" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiries_created" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_mail" ON "enquiries" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("next_attempt_at") WHERE "mail_queue"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mail_queue_state" ON "mail_queue" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reactions_once" ON "message_reactions" USING btree ("message_id","user_id","reaction_type");--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_channel_seq" ON "messages" USING btree ("channel_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_channel_changed" ON "messages" USING btree ("channel_id","changed_seq");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "messages_reply" ON "messages" USING btree ("reply_to") WHERE "messages"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("channel_id","pinned_at") WHERE "messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username" ON "profiles" USING btree (lower("username" collate "C"));--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select regexp_replace(
    replace(replace(replace(replace(replace(translate(
      regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđı', 'OoLlDdi'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'),
    '(\w)-(?=\w)', '\1 ', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION message_words(uuid, text) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
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
