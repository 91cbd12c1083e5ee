ALTER TABLE "notification_settings" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_until" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "time_zone" text;